import { useEffect } from 'preact/hooks';
import { OPERATORS } from './operations';
import type { Play } from './play';

/** The keys of the whole view; typing in a field is left alone. */
export function useKeys(play: Play): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, select, textarea') !== null) {
        return;
      }
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      const onTable = target instanceof HTMLElement && target.closest('.felt') !== null;
      const operator = OPERATORS.find((one) => one === key);
      if (isCommand && key === 'z' && !event.shiftKey) {
        play.undo();
      } else if (isCommand && (key === 'y' || key === 'z')) {
        play.redo();
      } else if (key === 'escape') {
        play.putBack();
      } else if (operator !== undefined && onTable && !isCommand) {
        play.takeOperator(operator);
      } else {
        return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [play]);
}

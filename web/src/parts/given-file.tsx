// SPDX-License-Identifier: MIT
/** Files given to the page: chosen with a button, dropped or pasted anywhere on it. */
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import './given-file.css';

interface FileButtonProps {
  name: string;
  give: (file: File, ...more: File[]) => void;
  /** Which files are offered first. */
  accept: string;
  /** Whether a camera makes the file. */
  isCamera?: boolean;
  /** Whether several may be given at once. */
  isMany?: boolean;
}

/** The input itself is what the keyboard comes to; its label is what is seen. */
export function FileButton({
  name,
  give,
  accept,
  isCamera = false,
  isMany = false,
}: FileButtonProps) {
  const id = useId();
  return (
    <span class={isCamera ? 'file-button file-camera' : 'file-button'}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMany}
        {...(isCamera && { capture: 'environment' })}
        onChange={(event) => {
          const input = event.currentTarget;
          const [file, ...more] = input.files ?? [];
          if (file !== undefined) {
            give(file, ...more);
          }
          // The same file may be given once more.
          input.value = '';
        }}
      />
      <label for={id} class={isCamera ? 'button button-strong' : 'button'}>
        {name}
      </label>
    </span>
  );
}

/** Whether something is held over the page; takes what is dropped or pasted, a wanted file before others. */
export function useGivenFile(
  give: (file: File) => void,
  isWanted: (file: File) => boolean,
): boolean {
  const [isOver, setOver] = useState(false);
  // Before it is shown: what is dropped sooner would make the browser leave the page.
  useLayoutEffect(() => {
    const wantedIn = (data: DataTransfer | null) => Array.from(data?.files ?? []).find(isWanted);
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) {
        event.preventDefault();
        setOver(true);
      }
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) {
        setOver(false);
      }
    };
    const take = (event: DragEvent | ClipboardEvent) => {
      setOver(false);
      const [data, any] =
        event instanceof DragEvent
          ? [event.dataTransfer, event.dataTransfer?.files[0]]
          : [event.clipboardData, undefined];
      // A file without a type may be one all the same; pasted text is not one.
      const file = wantedIn(data) ?? any;
      if (file !== undefined) {
        event.preventDefault();
        give(file);
      }
    };
    addEventListener('dragover', hold);
    addEventListener('dragleave', leave);
    addEventListener('drop', take);
    addEventListener('paste', take);
    return () => {
      removeEventListener('dragover', hold);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', take);
      removeEventListener('paste', take);
    };
  }, [give, isWanted]);
  return isOver;
}

// SPDX-License-Identifier: MIT
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { scanWords } from './words';

/** All ways to give a picture: the camera, a file, dropped or pasted anywhere on the page. */
export function GivePicture({ give, isFirst }: { give: (file: Blob) => void; isFirst: boolean }) {
  const words = scanWords();
  const isOver = useDropped(give);
  return (
    <div class="scan-drop" data-over={isOver}>
      {isFirst && <p class="scan-drop-says">{words.dropHere}</p>}
      <div class="scan-buttons">
        <FileButton name={words.take} give={give} isCamera />
        <FileButton name={isFirst ? words.choose : words.another} give={give} />
      </div>
      <p class="small">{words.privacy}</p>
    </div>
  );
}

interface FileButtonProps {
  name: string;
  give: (file: Blob) => void;
  isCamera?: boolean;
}

/** The input itself is what the keyboard comes to; its label is what is seen. */
function FileButton({ name, give, isCamera = false }: FileButtonProps) {
  const id = useId();
  return (
    <span class={isCamera ? 'scan-file scan-camera' : 'scan-file'}>
      <input
        id={id}
        type="file"
        accept="image/*"
        {...(isCamera && { capture: 'environment' })}
        onChange={(event) => {
          const input = event.currentTarget;
          const [file] = input.files ?? [];
          if (file !== undefined) {
            give(file);
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

function pictureIn(data: DataTransfer | null): File | undefined {
  return Array.from(data?.files ?? []).find(({ type }) => type.startsWith('image/'));
}

/** Whether something is held over the page. */
function useDropped(give: (file: Blob) => void): boolean {
  const [isOver, setOver] = useState(false);
  // Before it is shown: what is dropped sooner would make the browser leave the page.
  useLayoutEffect(() => {
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
      // A file without a type may be a picture all the same; pasted text is not one.
      const file = pictureIn(data) ?? any;
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
  }, [give]);
  return isOver;
}

// SPDX-License-Identifier: MIT
import { FileButton, useGivenFile } from '../parts/given-file';
import { PDF } from './picture';
import { scanWords } from './words';

/** All ways to give a picture: the camera, a file, dropped or pasted anywhere on the page. */
export function GivePicture({ give, isFirst }: { give: (file: Blob) => void; isFirst: boolean }) {
  const words = scanWords();
  const isOver = useGivenFile(give, isPicture);
  return (
    <div class="scan-drop" data-over={isOver}>
      {isFirst && <p class="scan-drop-says">{words.dropHere}</p>}
      <div class="scan-buttons">
        <FileButton name={words.take} give={give} accept="image/*" isCamera />
        <FileButton
          name={isFirst ? words.choose : words.another}
          give={give}
          accept={`image/*,${PDF}`}
        />
      </div>
      <p class="small">{words.privacy}</p>
    </div>
  );
}

function isPicture({ type }: File): boolean {
  return type.startsWith('image/') || type === PDF;
}

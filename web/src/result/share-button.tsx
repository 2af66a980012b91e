// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { words } from '../i18n';
import { announce } from '../parts/announcer';
import { handOver } from '../parts/hand-over';

interface ShareButtonProps {
  text: () => string;
  label?: string;
}

/** Gives the text away, or shows it to be copied by hand. */
export function ShareButton({ text, label }: ShareButtonProps) {
  const { result } = words();
  const [shared, setShared] = useState<{ text: string; isCopied: boolean }>();
  const share = async () => {
    const given = text();
    const isCopied = await handOver(given);
    if (isCopied !== undefined) {
      setShared({ text: given, isCopied });
      announce(isCopied ? result.copied : result.copyByHand);
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void share()}>
        {label ?? result.share}
      </button>
      {shared && (
        <p class="result-shared">
          {shared.isCopied ? (
            result.copied
          ) : (
            <>
              {result.copyByHand} <code>{shared.text}</code>
            </>
          )}
        </p>
      )}
    </>
  );
}

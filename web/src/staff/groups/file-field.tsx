// SPDX-License-Identifier: MIT
interface Props {
  label: string;
  accept: string;
  take: (text: string) => void;
}

/** Reads a file of text, which goes nowhere by itself. */
export function FileField({ label, accept, take }: Props) {
  return (
    <label class="button staff-file">
      <input
        type="file"
        class="visually-hidden"
        accept={accept}
        onChange={(event) => {
          const input = event.currentTarget;
          void input.files?.[0]?.text().then((text) => {
            input.value = '';
            take(text);
          });
        }}
      />
      {label}
    </label>
  );
}

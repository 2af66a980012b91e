// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import type { Desk } from '../frame/desk';

interface Props {
  desk: Desk;
  path: string;
  name: string;
}

/** A picture that only the person of this session gets. */
export function CutOut({ desk, path, name }: Props) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const heard = await desk.server.file(path);
      const shown = heard.ok ? await dataAddress(heard.value) : undefined;
      if (!isLeft) {
        setAddress(shown);
      }
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [desk, path]);
  return (
    <figure class="cut-out">
      {address !== undefined && <img src={address} alt="" />}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('the picture cannot be read'));
    reader.readAsDataURL(new Blob([picture], { type: 'image/png' }));
  });
}

// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';

/** False at first, and true in a task of its own after that: what is drawn then blocks no tap. */
export function useNextTask(): boolean {
  const [isNext, setIsNext] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsNext(true);
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isNext;
}

// SPDX-License-Identifier: MIT
/** A match in a file, to be seen once more when its room is long gone. */
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { closeOver, openOver } from '../../address/over';
import { FileButton, useGivenFile } from '../../parts/given-file';
import {
  LARGEST_RECORD,
  readRecordText,
  type RecordFault,
  type RecordOutcome,
} from './record-file';
import type { Replay } from './replay';
import type { ReplayWords } from '../../i18n/en/replay';
import { replayWords } from '../parts/words';

export interface Saved {
  /** The match that was opened, if one was. */
  readonly match: Replay | undefined;
  readonly fault: RecordFault | undefined;
  readonly isOver: boolean;
  /** Whether one was closed just now. */
  readonly isJustClosed: { current: boolean };
  readonly open: (file: File) => void;
  readonly close: () => void;
}

const isAny = () => true;

/** Reads a chosen or dropped file as a record. */
export function useSavedMatch(): Saved {
  const [match, setMatch] = useState<Replay>();
  const [fault, setFault] = useState<RecordFault>();
  const isJustClosed = useRef(false);
  const isOpen = useRef(false);
  const open = useCallback((file: File) => {
    void readFile(file).then((read) => {
      if (read.ok && !isOpen.current) {
        isOpen.current = true;
        openOver(() => {
          isOpen.current = false;
          isJustClosed.current = true;
          setMatch(undefined);
        });
      }
      if (!read.ok) {
        closeOver();
      }
      setMatch(read.ok ? read.replay : undefined);
      setFault(read.ok ? undefined : read.fault);
    });
  }, []);
  const isOver = useGivenFile(open, isAny);
  return {
    match,
    fault,
    isOver,
    isJustClosed,
    open,
    close: closeOver,
  };
}

async function readFile(file: File): Promise<RecordOutcome> {
  return file.size > LARGEST_RECORD
    ? { ok: false, fault: { kind: 'too_large' } }
    : readRecordText(await file.text());
}

/** Lets the reader open a file. */
export function SavedMatch({ saved: { fault, isOver, isJustClosed, open } }: { saved: Saved }) {
  const words = replayWords();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isJustClosed.current) {
      isJustClosed.current = false;
      section.current?.querySelector('input')?.focus();
    }
  }, [isJustClosed]);
  return (
    <section ref={section} class="panel room-saved" data-over={isOver}>
      <h2>{words.saved}</h2>
      <p class="small">{words.savedHelp}</p>
      <FileButton name={words.choose} give={open} accept=".jsonl,.json,application/jsonl" />
      <p role="alert" class="wrong">
        {fault && explain(fault, words)}
      </p>
    </section>
  );
}

function explain(fault: RecordFault, { faults }: ReplayWords): string {
  switch (fault.kind) {
    case 'bad_line':
    case 'no_outcome':
      return faults[fault.kind](fault.line);
    default:
      return faults[fault.kind]();
  }
}

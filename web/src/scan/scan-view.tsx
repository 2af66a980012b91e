// SPDX-License-Identifier: MIT
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { Notice } from '../parts/notice';
import { engine } from '../engine';
import { probeServer, type ServerKind } from '../engine/ask-server';
import type { Place } from './found';
import { FoundList } from './found-list';
import { GivePicture } from './give-picture';
import { prepare } from './picture';
import './scan.css';
import { Scanning, send } from './scanning';
import { mark } from './unread';
import { UnreadList } from './unread-list';
import { scanWords } from './words';

/** Keeps the puzzles of a picture while one is played: a visitor comes back for the next one. */
const scanning = new Scanning({ prepare, send, engine });
const give = (file: Blob) => void scanning.read(file);
const typeIn = () => void scanning.typeIn(undefined);

export function ScanView() {
  const words = scanWords();
  const [server, setServer] = useState<ServerKind>();
  const probe = () => {
    void probeServer().then(setServer);
  };
  useEffect(probe, []);
  useEffect(() => () => scanning.leave(), []);
  const isAlone = server === 'files_only' || scanning.stage.value.kind === 'files_only';
  return (
    <div class="scan">
      <h1>{words.title}</h1>
      <p class="scan-intro">{words.intro}</p>
      {isAlone ? (
        <>
          <Notice>
            <p>{words.filesOnly}</p>
          </Notice>
          {scanning.stage.value.kind === 'found' ? <Content /> : <TypeIn />}
        </>
      ) : (
        <>
          {server === 'unreachable' && (
            <Failed text={words.unreachable} action={words.tryAgain} act={probe} />
          )}
          <Content />
        </>
      )}
    </div>
  );
}

function Content() {
  const words = scanWords();
  const again = () => scanning.again();
  const stage = scanning.stage.value;
  switch (stage.kind) {
    case 'preparing':
    case 'reading':
      return (
        <Waiting
          text={stage.kind === 'reading' ? words.reading : words.preparing}
          canvas={stage.kind === 'reading' ? stage.canvas : undefined}
          cancel={() => {
            scanning.cancel();
            announce(words.cancelled);
          }}
        />
      );
    case 'found':
      return (
        <>
          {stage.reversal && (
            <Notice role="alert">
              <p>{words.reversals[stage.reversal]}</p>
            </Notice>
          )}
          <FoundList
            puzzles={stage.puzzles}
            unread={stage.unread.length}
            canvas={stage.canvas}
            isTyped={stage.isTyped === true}
            goesOn={scanning.goesOn.value}
            typeIn={typeIn}
          />
          {stage.unread.length > 0 && (
            <UnreadList
              canvas={stage.canvas}
              unread={stage.unread}
              isTyped={(place) => stage.puzzles.some((one) => one.place === place)}
              typeIn={(place) => void scanning.typeIn(place)}
            />
          )}
          <div class="scan-after">
            <GivePicture give={give} isFirst={stage.isTyped === true} />
            {stage.canvas && <Preview canvas={stage.canvas} unread={stage.unread} />}
          </div>
        </>
      );
    case 'busy':
    case 'gone':
      return (
        <>
          <Failed text={words[stage.kind]} action={words.tryAgain} act={again} />
          <GivePicture give={give} isFirst />
        </>
      );
    case 'unreadable':
      return (
        <>
          <Failed text={words.unreadable} />
          <GivePicture give={give} isFirst />
          <Advice />
        </>
      );
    case 'refused':
    case 'not_ready':
      return (
        <>
          <Failed
            text={stage.kind === 'refused' ? words.refused : words.notReady}
            line={stage.line}
          />
          <GivePicture give={give} isFirst />
          <Advice />
        </>
      );
    case 'idle':
    case 'files_only':
      return (
        <>
          <GivePicture give={give} isFirst />
          <TypeIn />
          <Advice />
        </>
      );
  }
}

/** For those who have no picture. */
function TypeIn() {
  const words = scanWords();
  return (
    <p class="scan-type-in">
      {words.noPicture}{' '}
      <button type="button" class="button" onClick={typeIn}>
        {words.typeInAny}
      </button>
    </p>
  );
}

/** Says which pictures can be read. */
function Advice() {
  const words = scanWords();
  return (
    <section class="scan-advice">
      <h2>{words.whatWorks}</h2>
      <ul>
        {words.advice.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}

interface FailedProps {
  text: string;
  /** The message of the server, in English. */
  line?: string;
  action?: string;
  act?: () => void;
}

function Failed({ text, line, action, act }: FailedProps) {
  return (
    <Notice role="alert">
      <p>
        {text} {line !== undefined && <span lang="en">{line}</span>}
      </p>
      {act && (
        <button type="button" class="button" onClick={act}>
          {action}
        </button>
      )}
    </Notice>
  );
}

interface WaitingProps {
  text: string;
  canvas: HTMLCanvasElement | undefined;
  cancel: () => void;
}

function Waiting({ text, canvas, cancel }: WaitingProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div class="scan-waiting">
      {canvas && <Preview canvas={canvas} isRead />}
      <p role="status">{text}</p>
      <button ref={button} type="button" class="button" onClick={cancel}>
        {scanWords().cancel}
      </button>
    </div>
  );
}

interface PreviewProps {
  canvas: HTMLCanvasElement;
  isRead?: boolean;
  unread?: readonly Place[];
}

/** The picture as it is sent, small: the policy allows no pictures but those of the page. */
function Preview({ canvas, isRead = false, unread }: PreviewProps) {
  const frame = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const small = frame.current;
    const context = small?.getContext('2d');
    if (small && context) {
      const scale = 400 / Math.max(canvas.width, canvas.height);
      small.width = Math.round(canvas.width * scale);
      small.height = Math.round(canvas.height * scale);
      context.imageSmoothingQuality = 'high';
      context.drawImage(canvas, 0, 0, small.width, small.height);
      mark(context, unread ?? [], scale, getComputedStyle(small).color);
    }
  }, [canvas, unread]);
  return (
    <div class="scan-picture" data-read={isRead}>
      <canvas ref={frame} role="img" aria-label={scanWords().picture} />
    </div>
  );
}

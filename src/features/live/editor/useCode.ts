import type { LiveSource } from '@site/src/lib/liveModules';
import { useEffect, useRef, useState } from 'react';
import type { FrameFault } from '../page/LiveFrame';
import { compile, type EditedScript, type Fault } from './compile';
import { type Code, readLink } from './link';

interface CodeOptions {
  sample: string;
  source: LiveSource;
  link: string;
  frameFault: FrameFault | undefined;
}

/** The code of the files that the page shows. */
const shownCode = ({ files }: LiveSource): Code =>
  Object.fromEntries(files.filter(({ isShown }) => isShown).map(({ path, code }) => [path, code]));

const withCode = (source: LiveSource, code: Code): LiveSource => ({
  ...source,
  files: source.files.map((file) => ({ ...file, code: code[file.path] ?? file.code })),
});

/** The files of a sample as the reader has edited them, with what is wrong with them. */
export function useCode({ sample, source, link, frameFault }: CodeOptions) {
  const [original] = useState(() => shownCode(source));
  const [code, setCode] = useState(original);
  const [chosen, setChosen] = useState(Object.keys(original)[0] ?? '');
  const [fault, setFault] = useState<Fault>();
  const [message, setMessage] = useState('');
  /** Whether the code comes from a link; or why the link can't be read. */
  const [linked, setLinked] = useState<true | string>();
  const running = useRef<EditedScript>(undefined);

  useEffect(() => {
    const show = (found: Code | undefined) => {
      if (!found) return;
      const known = Object.entries(found).filter(([path]) => Object.hasOwn(original, path));
      setCode({ ...original, ...Object.fromEntries(known) });
      setChosen((now) => known.find(([path, text]) => text !== original[path])?.[0] ?? now);
      setLinked(true);
    };
    readLink(sample, link).then(show, (error: Error) => setLinked(error.message));
  }, [sample, link, original]);

  useEffect(() => {
    if (!frameFault || !running.current) return;
    setMessage('Your code runs, with an error.');
    const place = running.current.locate(frameFault.line);
    if (!place) return;
    setFault({ ...place, message: frameFault.message });
    setChosen((now) => (Object.hasOwn(original, place.path) ? place.path : now));
  }, [frameFault, original]);

  return {
    code,
    chosen,
    fault,
    message,
    linked,
    choose: setChosen,
    change(path: string, text: string) {
      setCode({ ...code, [path]: text });
      if (fault?.path === path) setFault(undefined);
      setMessage('Edited, not run yet.');
    },
    /** Compiles the code. @returns the script, unless there is a mistake */
    run(): string | undefined {
      const result = compile(withCode(source, code));
      if ('message' in result) {
        setFault(result);
        setMessage('');
        setChosen(Object.hasOwn(code, result.path) ? result.path : chosen);
        return undefined;
      }
      running.current = result;
      setFault(undefined);
      setMessage('Your code is running.');
      return result.text;
    },
    reset() {
      running.current = undefined;
      setCode(original);
      setFault(undefined);
      setLinked(undefined);
      setMessage('This is the code of the page again.');
    },
  };
}

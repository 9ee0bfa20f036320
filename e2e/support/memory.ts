import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The peak memory of a process, in MB; 0 on systems without /proc. */
export interface Peak {
  /** The process's own memory: its data, and the pictures that it hands to the screen. */
  readonly own: number;
  /** The browser's program and libraries, which all tabs share. */
  readonly program: number;
}

const PROC = '/proc';
const NONE: Peak = { own: 0, program: 0 };

/** A number in a process's status: a process id, or KB. Throws if there is no such process. */
const field = (pid: number, name: string): number => {
  const status = readFileSync(`${PROC}/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
};

/** The peak memory of a process so far. */
export const peakOf = (pid: number): Peak => {
  try {
    const program = field(pid, 'RssFile') / 1024;
    return { own: field(pid, 'VmHWM') / 1024 - program, program };
  } catch {
    return NONE;
  }
};

const isRendererBelow = (pid: number, root: number): boolean => {
  try {
    let ancestor = pid;
    while (ancestor > 1 && ancestor !== root) ancestor = field(ancestor, 'PPid');
    const command = readFileSync(`${PROC}/${pid}/cmdline`, 'utf8');
    return ancestor === root && command.includes('--type=renderer');
  } catch {
    return false; // The process has ended by now.
  }
};

const processes = (): number[] =>
  existsSync(PROC) ? readdirSync(PROC).map(Number).filter(Boolean) : [];

/** The peak memory of the largest renderer among the descendants of a process. */
export const rendererPeak = (root: number): Peak =>
  processes()
    .filter((pid) => isRendererBelow(pid, root))
    .map(peakOf)
    .reduce((most, peak) => (peak.own > most.own ? peak : most), NONE);

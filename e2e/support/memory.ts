import { readdirSync, readFileSync } from 'node:fs';

/**
 * Peak memory in MB of the largest renderer among the descendants of a process; 0 on systems
 * without /proc.
 */
export function rendererPeak(root: number): number {
  let most = 0;
  const parents = new Map<number, number>();
  const field = (pid: number, name: string): number =>
    Number(
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(
        readFileSync(`/proc/${pid}/status`, 'utf8'),
      )?.[1] ?? 0,
    );
  try {
    const pids = readdirSync('/proc').map(Number).filter(Boolean);
    for (const pid of pids)
      try {
        parents.set(pid, field(pid, 'PPid'));
      } catch {
        /* the process has ended meanwhile */
      }
    for (const pid of parents.keys()) {
      let up = pid;
      while (up > 1 && up !== root) up = parents.get(up) ?? 0;
      if (up === root && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'))
        most = Math.max(most, field(pid, 'VmHWM') / 1024);
    }
  } catch {
    /* no /proc */
  }
  return most;
}

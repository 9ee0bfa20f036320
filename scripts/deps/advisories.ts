interface Advisory {
  readonly title: string;
  readonly url: string;
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** Advisories, or the names of packages that bring in the vulnerability. */
  readonly via: readonly (string | Advisory)[];
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
}

export interface Audit {
  /** True if no serious vulnerability is known. */
  readonly isClean: boolean;
  readonly lines: readonly string[];
}

const serious: readonly string[] = ['high', 'critical'];

const unchecked = (reason: string): Audit => ({
  isClean: false,
  lines: [
    `Nothing was checked: the package registry returned no list of known vulnerabilities (${reason}).`,
    'Many mirrors have no such list. Use one that does: npm run deps:audit -- --registry=ADDRESS',
  ],
});

const describe = ({ name, severity, via }: Vulnerability): string[] =>
  via.map(
    (cause) =>
      `${name}, ${severity}: ${typeof cause === 'string' ? `through ${cause}` : `${cause.title} ${cause.url}`}`,
  );

/**
 * Turns the output of `npm audit --json` into readable lines. An unreadable output does not count
 * as clean.
 */
export const readAudit = (text: string): Audit => {
  let report: Report;
  try {
    report = JSON.parse(text) as Report;
  } catch {
    return unchecked(text.trim().split('\n')[0] || 'no response');
  }
  if (!report.vulnerabilities) return unchecked(report.message ?? 'an unexpected response');
  const found = Object.values(report.vulnerabilities);
  const worst = found.filter(({ severity }) => serious.includes(severity));
  const rest = found.length - worst.length;
  return {
    isClean: worst.length === 0,
    lines: [
      ...worst.flatMap(describe),
      `Packages with known vulnerabilities: ${worst.length} high or critical, ${rest} lower`,
    ],
  };
};

import { readAudit } from './advisories';

const advisory = { title: 'Paws out of bounds', url: 'https://advisories.example/1' };
const report = (...severities: string[]): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, index) => [
        `dog-${index}`,
        { name: `dog-${index}`, severity, via: [advisory, 'cat'] },
      ]),
    ),
  });

test.each([[[]], [['low', 'moderate']]])(
  'vulnerabilities of the severities %j are tolerated',
  (severities) => {
    expect(readAudit(report(...severities))).toEqual({
      isClean: true,
      lines: [
        `Packages with known vulnerabilities: 0 high or critical, ${severities.length} lower`,
      ],
    });
  },
);

test('a serious vulnerability is named with the address of its advisory', () => {
  expect(readAudit(report('low', 'critical'))).toEqual({
    isClean: false,
    lines: [
      'dog-1, critical: Paws out of bounds https://advisories.example/1',
      'dog-1, critical: through cat',
      'Packages with known vulnerabilities: 1 high or critical, 1 lower',
    ],
  });
});

test.each([
  [
    JSON.stringify({
      message: '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk',
      statusCode: 405,
    }),
    '(405 Method Not Allowed',
  ],
  [JSON.stringify({ error: {} }), '(an unexpected response)'],
  ['<html>', '(<html>)'],
  ['', '(no response)'],
])('if the registry responds with %j, the output says that nothing was checked', (text, reason) => {
  const { isClean, lines } = readAudit(text);
  expect(isClean).toBe(false);
  expect(lines[0]).toContain(
    `Nothing was checked: the package registry returned no list of known vulnerabilities ${reason}`,
  );
  expect(lines[1]).toContain('npm run deps:audit -- --registry=ADDRESS');
});

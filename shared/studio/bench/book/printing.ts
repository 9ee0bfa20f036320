import type { CheckedPage } from '@scribblepup/pages';
import { bookDistinctness, fingerprintOf, mismatch } from '@scribblepup/pages/checks';
import { spares } from '@scribblepup/pages/spares';

/** A look's page. */
export interface LookPage {
  readonly look: string;
  readonly drawn: CheckedPage;
}

type PrintedPage = Pick<LookPage, 'look'> & { readonly print: ReturnType<typeof fingerprintOf> };

/**
 * Prints the gates that the pages fail, their fields to color and the closest pairs; with DETAIL=1
 * also how much each page differs from the others.
 */
export function printPages(pages: readonly LookPage[]): void {
  for (const page of pages) printGates(page);
  const fields = ascending(pages.map(({ drawn }) => drawn.measurements.regions - 1));
  console.log(
    `  fields to color: ${fields[0]} to ${fields.at(-1)}, median ${fields[fields.length >> 1]}`,
  );
  const printed = pages.map(({ look, drawn }) => ({ look, print: fingerprintOf(drawn.bitmap) }));
  printPairs(printed);
  if (process.env['DETAIL']) printMedians(printed);
}

/** Prints the gates that a page fails, or the spare that replaced it. */
function printGates({ look, drawn: { page, failures } }: LookPage): void {
  if (failures.length > 0) {
    const failed = failures.map(({ gate, value }) => `${gate} ${value.toFixed(2)}`);
    console.log(`  ${look} fails ${failed.join(', ')}`);
  } else if (spares.some(({ title }) => title === page.title))
    console.log(`  ${look} was replaced by ${page.title}`);
}

/** Prints how much the pages differ, and the closest pairs. */
function printPairs(pages: readonly PrintedPage[]): void {
  const { min, median, closest } = bookDistinctness(
    pages.map(({ print }) => print),
    Infinity,
  );
  const close = closest.filter((pair) => pair.mismatch < 0.3);
  console.log(
    `  pairs: min ${min.toFixed(3)}, median ${median.toFixed(3)}, ${close.length} of ${closest.length} below .30`,
  );
  for (const { a, b, mismatch: m } of closest.slice(0, Math.max(8, close.length)))
    console.log(`    ${m.toFixed(3)} ${pages[a].look} / ${pages[b].look}`);
}

/** Prints each look with the median mismatch to all others, the closest first. */
function printMedians(pages: readonly PrintedPage[]): void {
  const medians = pages.map(({ look, print }, i) => {
    const others = pages.map((other, j) => (i === j ? 1 : mismatch(print, other.print)));
    return { look, median: middle(others), count: print.count };
  });
  const lines = medians
    .sort((x, y) => x.median - y.median)
    .map(({ look, median, count }) => `${look} ${median.toFixed(2)} (${count})`);
  console.log(`  ${lines.join(', ')}`);
}

const ascending = (values: readonly number[]): number[] => values.toSorted((x, y) => x - y);
const middle = (values: readonly number[]): number => ascending(values)[values.length >> 1];

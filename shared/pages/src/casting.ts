import { alone, together, type Company } from './canvas/company';
import { looks, type Look } from './looks';
import type { Cast } from './model/types';

/** Who is on the page of a look: two dogs if they fit together, or else one. */
interface Role {
  readonly both: Company | null;
  readonly lead: number;
}

type Roles = ReadonlyMap<string, Role>;

const known = { young: new WeakMap<Cast, Roles>(), older: new WeakMap<Cast, Roles>() };

/**
 * The roles on the pages of all looks. The pages with one dog take turns, and so do those with two:
 * then each dog has about as many pages, and neighbours differ.
 */
function rolesOf(cast: Cast, little: boolean): Roles {
  let [one, two] = [0, 0];
  return new Map(
    looks.map((look) => {
      const both = little ? youngPair(look, cast, two) : pair(look, cast, two);
      if (both) two++;
      const own = little ? undefined : look.birthdayOf;
      const turn = (both ? two - 1 : one++) % cast.length;
      return [look.id, { both, lead: own !== undefined && own < cast.length ? own : turn }];
    }),
  );
}

/**
 * Proportion of two dogs cropped at the bottom from which they are too low for a scene: they would
 * be two heads at the bottom of the page, behind the things in front.
 */
const LOW = 2.3;

function pair({ two }: Look, cast: Cast, turn: number): Company | null {
  const both = two ? together(cast, turn % cast.length, two) : null;
  const art = both?.group?.art;
  return art?.cut.bottom && two !== 'over' && art.width > LOW * art.height ? null : both;
}

function youngPair({ young: { layout } }: Look, cast: Cast, turn: number): Company | null {
  const both = layout.two ? together(cast, turn % cast.length, layout.two) : null;
  const { left = false, right = false } = both?.group?.art.cut ?? {};
  // Some layouts need dogs whose sides the photo does not crop.
  return layout.sides && (left || right) ? null : both;
}

/**
 * Who is on the page of a look, the best first: two dogs, then one of them, which fits every page.
 * @param little true up to five years
 */
export function castingOf(
  { id }: Look,
  cast: Cast,
  little: boolean,
): readonly [Company, ...Company[]] {
  if (cast.length === 1) return [alone(cast, 0)];
  const roles = known[little ? 'young' : 'older'];
  const found = roles.get(cast) ?? rolesOf(cast, little);
  roles.set(cast, found);
  const { both, lead } = found.get(id) ?? { both: null, lead: 0 };
  return both ? [both, alone(cast, lead)] : [alone(cast, lead)];
}

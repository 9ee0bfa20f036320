import { resolve } from 'node:path';
import type { ModuleOptions, RuleSetRule } from 'webpack';
import { root, shell } from '../config/apps';
import { baseConfig } from '../config/webpack/base';

type Rules = NonNullable<ModuleOptions['rules']>;

const isStyles = (rule: Rules[number]): rule is RuleSetRule =>
  typeof rule === 'object' && !!rule && !!rule.oneOf;

/**
 * The shell build's loaders for CSS modules, with class names hashed relative to the shell's
 * folder.
 */
const shellLoaders = (): RuleSetRule['use'] => {
  const rules =
    baseConfig({ folder: shell.folder, production: true, variant: 'first-html' }).module?.rules ??
    [];
  const [modules] = rules.find(isStyles)?.oneOf ?? [];
  if (!modules || !Array.isArray(modules.use))
    throw new Error('The base configuration has no rule for style modules.');
  return modules.use.map((use) => {
    if (typeof use !== 'object' || !use || typeof use.options !== 'object') return use;
    const { modules: names, ...rest } = use.options as { modules: object };
    return {
      ...use,
      options: { ...rest, modules: { ...names, localIdentContext: resolve(root, shell.folder) } },
    };
  });
};

// At run time, components and their class names come from the shell. Each app bundles the drawings
// itself.
const components = /[\\/]shared[\\/]ui[\\/]src[\\/](?!art[\\/]).*\.module\.css$/;

/** A remote's rules, with the shell's class names for the components from the shell. */
export const withShellStyles = (rules: Rules = []): Rules =>
  rules.map((rule) =>
    isStyles(rule)
      ? { ...rule, oneOf: [{ test: components, use: shellLoaders() }, ...(rule.oneOf ?? [])] }
      : rule,
  );

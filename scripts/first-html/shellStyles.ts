import { resolve } from 'node:path';
import type { ModuleOptions, RuleSetRule } from 'webpack';
import { root, shell } from '../config/apps';
import { baseConfig } from '../config/webpack/base';

type Rules = NonNullable<ModuleOptions['rules']>;

const isStyles = (rule: Rules[number]): rule is RuleSetRule =>
  typeof rule === 'object' && !!rule && !!rule.oneOf;

/** The loader of style modules as the shell's build has it, with class names counted from the shell's folder. */
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

// The components come from the shell at run time, and their class names with them; drawings are each app's own.
const components = /[\\/]shared[\\/]ui[\\/]src[\\/](?!art[\\/]).*\.module\.css$/;

/** A remote's rules, with the shell's class names for the components that the shell provides. */
export const withShellStyles = (rules: Rules = []): Rules =>
  rules.map((rule) =>
    isStyles(rule)
      ? { ...rule, oneOf: [{ test: components, use: shellLoaders() }, ...(rule.oneOf ?? [])] }
      : rule,
  );

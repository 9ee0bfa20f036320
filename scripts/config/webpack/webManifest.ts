import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { WEB_MANIFEST } from '../../../api/src/site/webManifest';
import { paths } from '../../../shared/kernel/src/paths';
import { productName, publicScreens } from '../../../shared/kernel/src/publicScreens';
import { root } from '../apps';

const name = 'web-manifest';
const ui = resolve(root, 'shared/ui/src');

/** scripts/demo/icons.ts draws these. */
const icons = [
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
] as const;
/** Safari's icon for the home screen. */
const touchIcon = 'touch-180';

const readIcon = (icon: string) => {
  const content = readFileSync(resolve(ui, `art/files/icons/${icon}.png`));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { file: `assets/${icon}.${hash}.png`, content };
};

const token = (property: string): string => {
  const tokens = readFileSync(resolve(ui, 'styles/tokens.css'), 'utf8');
  const [, value] = new RegExp(`${property}: (#\\w+);`).exec(tokens) ?? [];
  if (value === undefined) throw new Error(`tokens.css has no color ${property}.`);
  return value;
};

const manifest = () => ({
  name: productName,
  short_name: productName,
  description: publicScreens[paths.home].description,
  lang: 'en',
  // Without the leading slash, because the address is relative to the manifest's.
  start_url: paths.myProjects.slice(1),
  scope: './',
  display: 'standalone',
  theme_color: token('--c-paper'),
  background_color: token('--c-paper'),
  icons: icons.map((icon) => ({
    src: readIcon(icon.name).file,
    sizes: `${icon.size}x${icon.size}`,
    type: 'image/png',
    purpose: icon.purpose,
  })),
});

/**
 * Writes the web manifest with its icons, and adds it to the page, so that a visitor can put the
 * site on the home screen.
 */
export const webManifest = (): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const { file, content } of [...icons.map((icon) => icon.name), touchIcon].map(
          readIcon,
        ))
          compilation.emitAsset(file, new sources.RawSource(content));
        compilation.emitAsset(WEB_MANIFEST, new sources.RawSource(JSON.stringify(manifest())));
      });
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (page) => {
        const link = (rel: string, file: string) =>
          HtmlWebpackPlugin.createHtmlTagObject('link', { rel, href: page.publicPath + file });
        page.headTags.push(
          link('manifest', WEB_MANIFEST),
          link('apple-touch-icon', readIcon(touchIcon).file),
        );
        return page;
      });
    });
  },
});

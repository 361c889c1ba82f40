import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const PAGES = new URL('../../resources/', import.meta.url)
const BACK_OFFICE = new URL('../../admin/', import.meta.url)
const PAGE_TESTS = new URL('../unit/pages/', import.meta.url)
const RULES = new URL('../../app/rules/', import.meta.url)
const BLOCKS = new URL('../../modules/content/blocks/shared/', import.meta.url)
const GENERATED = new URL('../../.adonisjs/client/', import.meta.url)
const ENDINGS = ['.ts', '.tsx', '/index.ts']

/** The file a page's import means: bundlers add the ending and know `~/`, `@rules/`, `@blocks/` and `@generated/`. */
function fileOf(specifier: string, parent: string | undefined): string | undefined {
  const url = specifier.startsWith('~/')
    ? new URL(specifier.slice(2), PAGES)
    : specifier.startsWith('@rules/')
      ? new URL(specifier.slice('@rules/'.length), RULES)
      : specifier.startsWith('@blocks/')
        ? new URL(specifier.slice('@blocks/'.length), BLOCKS)
        : specifier.startsWith('@generated/')
          ? new URL(specifier.slice('@generated/'.length), GENERATED)
          : isPageSide(parent) && specifier.startsWith('.')
            ? new URL(specifier, parent)
            : undefined
  if (!url) return undefined
  return ENDINGS.map((ending) => url.href + ending).find((href) => existsSync(fileURLToPath(href)))
}

function isPageSide(parent: string | undefined): boolean {
  return [PAGES, BACK_OFFICE, PAGE_TESTS].some((folder) => parent?.startsWith(folder.href))
}

/** Lets tests import what pages import, the way the bundler resolves it. */
export function registerPageModules() {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const href = fileOf(specifier, context.parentURL)
      return href ? nextResolve(href, context) : nextResolve(specifier, context)
    },
  })
}

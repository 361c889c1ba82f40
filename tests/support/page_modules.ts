import { existsSync } from 'node:fs'
import { registerHooks, type ResolveFnOutput } from 'node:module'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '#app/languages'

const PAGES = new URL('../../resources/', import.meta.url)
const BACK_OFFICE = new URL('../../admin/', import.meta.url)
const PAGE_TESTS = new URL('../unit/pages/', import.meta.url)
const RULES = new URL('../../app/rules/', import.meta.url)
const BLOCKS = new URL('../../modules/content/blocks/shared/', import.meta.url)
const DRAW = new URL('../../modules/promo/draw/', import.meta.url)
const GENERATED = new URL('../../.adonisjs/client/', import.meta.url)
const ENDINGS = ['.ts', '.tsx', '/index.ts']

/** The file a page's import means: bundlers add the ending and know `~/`, `@rules/`, `@blocks/`, `@draw/` and `@generated/`. */
function fileOf(specifier: string, parent: string | undefined): string | undefined {
  const url = specifier.startsWith('~/')
    ? new URL(specifier.slice(2), PAGES)
    : specifier.startsWith('@rules/')
      ? new URL(specifier.slice('@rules/'.length), RULES)
      : specifier.startsWith('@blocks/')
        ? new URL(specifier.slice('@blocks/'.length), BLOCKS)
        : specifier.startsWith('@draw/')
          ? new URL(specifier.slice('@draw/'.length), DRAW)
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

/** Where imports led. A thread of its own is asked and waited for each time otherwise, and each request imports anew what is there. */
const resolved = new Map<string, ResolveFnOutput>()

/** Lets tests import what pages import, the way the bundler resolves it, with what it puts in. */
export function registerPageModules() {
  Object.assign(globalThis, { SHOP_LANGUAGES: LANGUAGES })
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const key = [context.parentURL, specifier, ...context.conditions].join(' ')
      const known = resolved.get(key)
      if (known) return known
      const found = nextResolve(fileOf(specifier, context.parentURL) ?? specifier, context)
      resolved.set(key, { ...found, shortCircuit: true })
      return found
    },
  })
}

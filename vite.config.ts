import { globSync, readFileSync } from 'node:fs'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { LANGUAGES } from './app/languages.js'
import { SERVER_PAGES } from './config/server_pages.js'
import type { PageTexts } from './app/rules/page_kinds.js'
import { shownTexts } from './app/rules/page_texts.js'

/** `texts:auth`: the English texts of these pages, as lean as the file the other languages are fetched from. */
function pageTexts(): Plugin {
  const english = `${import.meta.dirname}/lang/en.json`
  const prefix = '\0texts:'
  return {
    name: 'page-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null
      this.addWatchFile(english)
      const part = id.slice(prefix.length) as PageTexts
      const texts = shownTexts(JSON.parse(readFileSync(english, 'utf8')), part)
      return { code: `export default ${JSON.stringify(texts)}`, map: null }
    },
  }
}

/** Addresses that members never stay at. */
const NO_PAGES = String.raw`/(admin|api|build|dev|elonezet|hirlevel|media|offline|qr-code/shell|szulinap/elonezet|webhooks|__transmit)\b`
/** A name of the specification that no page says. @source requirements H-02 */
const PROMISED = ['password.email']
/** Pages say this word, but not as the name of a route. */
const BACK_OFFICE = 'admin'

/**
 * Pages know the methods and the pattern of each page that a member may be on, and of the other routes they name; the generator writes
 * one property a line.
 *
 * @source requirements G-07, G-58
 */
function memberRoutes(): Plugin {
  const pages = `${import.meta.dirname}/resources`
  const sources = globSync('**/*.{ts,tsx}', { cwd: pages })
  // The preview of the back-office draws their components and names kinds of content, no routes.
  const pageSources = sources.filter((file) => !file.startsWith('preview/'))
  const said = pageSources.map((file) => readFileSync(`${pages}/${file}`, 'utf8')).join()
  const isSaid = (name: string) => [`'${name}'`, `"${name}"`].some((one) => said.includes(one))
  const isNamed = (name: string) =>
    PROMISED.includes(name) || (name !== BACK_OFFICE && isSaid(name))
  const isPage = new RegExp(`methods: .*"GET".*\\n {4}pattern: '(?!${NO_PAGES})`)
  return {
    name: 'member-routes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/.adonisjs/client/registry/index.ts')) return null
      const lean = code
        .replace(/^ {4}(tokens|types): .*\n/gm, '')
        .replace(/^ {2}'(.*)': \{\n( {4}.*\n)* {2}\},\n/gm, (route, name) =>
          isNamed(name) || isPage.test(route) ? route : ''
        )
      return { code: lean, map: null }
    },
  }
}

/** Stands where Inertia would open its window; of one expression. */
const FOREIGN_ANSWER = `import("~/navigation/protocol/foreign_answer").then((say) =>
  say.showForeignAnswer(response.data, this.requestParams.all(), page.get().props))`

/** Icons bring a chance word as the key of each of their lines, which cannot be packed; its place is as good. */
function shortIcons(): Plugin {
  return {
    name: 'short-icons',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/lucide-react/dist/esm/icons/')) return null
      let line = 0
      const lean = code
        .replace(/\bkey: "\w+"/g, () => `key: "${line++}"`)
        .replace(/^ {2}size: 24,\n|^__iconData\.node;\n/gm, '')
      return { code: lean, map: null }
    },
  }
}

/**
 * Names of components for debugging, and calls nobody says of that they do nothing else, keep whole unused parts of the
 * library in the bundle: its forms with their checks on the way, its endless lists. Where pages have a part of their own in place of
 * the library's, the library's stays out: its client (`http_client.ts`) and its window for answers that are no pages (`foreign_answer.ts`).
 */
function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/@inertiajs/')) return null
      const lean = code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(?=(forwardRef|createContext)\d*\()/gm, '$1/* @__PURE__ */ ')
        .replace(/^\s*precognitionClient\.\w+\(.*\);$/gm, '')
        .replace(/^ {2}doRequest\(config2\) \{\n[^]*?^ {2}\}\n(?=\};\nvar xhrHttpClient)/m, '')
        .replace(/^var Poll = class \{\n[^]*?^var polls = new Polls\(\);$/m, 'var polls = {};')
        .replace('dialog_default.show(response.data)', FOREIGN_ANSWER)
      return { code: lean, map: null }
    },
  }
}

/**
 * Every page knows the names of all the others, and a hash cannot be packed: seven characters, the fewest the bundler takes. What
 * several pages share is named after the first of them alone.
 */
const NAMED = {
  entryFileNames: '[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) => `${name.split('~')[0]}-[hash:7].js`,
}

/** Files of the pages, without their endings; folders and names may be alternatives. */
const files = (...paths: string[]) => new RegExp(`/resources/(${paths.join('|')})\\.tsx?$`)

/**
 * What travels together: what every page has, what most have, and what several of a kind have. What one page alone has
 * lies in the page's own file. With each file go the files it imports; earlier groups take first. A group that one small
 * page needs a little of weighs on that page as a whole: `npm run build` prints what each page weighs.
 */
const CHUNKS = [
  // What runs before the document is drawn.
  {
    name: 'begin',
    test: /vite\/preload-helper|rolldown\/runtime|\/resources\/(after_first_paint|first_hand)\.|\/rules\/measuring_answer\./,
  },
  // The back-office has it, too.
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler|@inertiajs|lucide-react)\/|\/app\/rules\/page_kinds\./,
    minShareCount: 2,
  },
  { name: 'app', test: files('app', 'navigation/link') },
  // What opens on top of a page, by which of them need it.
  {
    name: 'overlay',
    test: /\/node_modules\/@base-ui\/|\/components\/ui\/drawer\./,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3000,
  },
  {
    name: 'fields',
    test: files(
      'components/ui/(field|text_field|password_field|select_field|textarea_field)',
      'components/ui/(checkbox|checkbox_tile|error_summary|stepper|toggle)',
      'components/auth/(auth_card|form_error_summary|labelled_password|registration_stepper|terms_label)',
      'format/phone',
      'forms/use_shop_form'
    ),
    minShareCount: 2,
  },
  {
    name: 'masks',
    test: files(
      'components/ui/masked_field',
      'components/catalogue/(shipping_fields|shipping_form|same_as_company)',
      'forms/masks'
    ),
    minShareCount: 2,
  },
  {
    name: 'parts',
    test: files(
      'components/ui/(accordion|badge|card|dialog|empty_state|pagination|picture|table)',
      'components/illustrations/((?!home_|step_|community)\\w+|parts/halftone)',
      'components/catalogue/(item_picture|plain_click|use_wishes|wished_props|wish_changes)',
      'format/\\w+'
    ),
    minShareCount: 2,
  },
  {
    name: 'gifts',
    test: files('components/ui/quantity', 'components/catalogue/(item_\\w+|limit_note)'),
    minShareCount: 2,
  },
  {
    name: 'days',
    test: files('components/profile/\\w+', 'components/extra_points/name_day_\\w+', 'forms/days'),
    minShareCount: 2,
  },
  { name: 'flow', test: files('components/extra_points/\\w+'), minShareCount: 2 },
  {
    name: 'own',
    test: files('components/catalogue/saving_\\w+', 'components/layout/log_out_\\w+'),
    minShareCount: 2,
  },
  // What the stream keeps true before anybody opens them.
  {
    name: 'notifications',
    test: files(
      'components/ui/toast_looks',
      'notifications/(first_hearing|listed|notification_list|notification|notifications|unread_count)'
    ),
    minShareCount: 2,
  },
  // Drawer and page show the same list.
  {
    name: 'notification_rows',
    test: files(
      'components/notifications/(list_skeleton|notification_list|notification_row|time_ago|use_list)',
      'hooks/use_now'
    ),
    minShareCount: 2,
  },
  // What pages fetch by themselves once they are quiet.
  { name: 'quiet', test: files('scan_queue/offline_page', 'components/layout/measuring_question') },
  { name: 'scans', test: files('scan_queue/\\w+'), minShareCount: 2 },
  // The preview of the back-office has each kind of page; its readers have one.
  {
    name: 'blocks',
    test: files(
      'components/content/(blocks/)?(?!faq_|home_|guest_home|member_home|more_points|collect_|community_)\\w+'
    ),
    minShareCount: 2,
  },
].map((group, at, { length }) => ({ ...group, priority: length - at }))

const SERVER_ENTRY = 'resources/server.tsx'

/** What the server renders with is built from its own entry alone; the entries of the browser are merged into it else. */
function onlyServerEntry(): Plugin {
  return {
    name: 'only-server-entry',
    configResolved(config) {
      const { ssr } = config.environments
      if (ssr) ssr.build.rolldownOptions.input = [SERVER_ENTRY]
    },
  }
}

export default defineConfig({
  define: { SHOP_LANGUAGES: JSON.stringify(LANGUAGES) },
  plugins: [
    onlyServerEntry(),
    pageTexts(),
    memberRoutes(),
    withoutUnusedParts(),
    shortIcons(),
    react(),
    tailwindcss(),
    adonisjs({
      entryPoints: [
        'resources/app.en.ts',
        'resources/app.fetched.ts',
        'resources/preview/main.tsx',
        'resources/navigation/protocol/window_access.ts',
        'resources/css/fonts.css',
        'resources/css/stickers.css',
        'admin/main.tsx',
      ],
      serverEntryPoints: [SERVER_ENTRY],
      reload: ['resources/views/**/*.edge'],
    }),
  ],
  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/resources/`,
      '@rules/': `${import.meta.dirname}/app/rules/`,
      '@blocks/': `${import.meta.dirname}/modules/content/blocks/shared/`,
      '@draw/': `${import.meta.dirname}/modules/promo/draw/`,
      '@generated': `${import.meta.dirname}/.adonisjs/client/`,
    },
  },
  // Outside of the public folder: nobody but the server reads it.
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, ...NAMED } } },
    },
    ssr: {
      build: { outDir: `${SERVER_PAGES}/server` },
      // As a package it would be loaded whole, with all its icons.
      resolve: { noExternal: ['lucide-react'] },
    },
  },
  build: {
    sourcemap: false,
    rolldownOptions: {
      // The decoder's packages do not say that importing a file alone does nothing; without that
      // all its kinds of barcodes travel to the phone.
      treeshake: {
        moduleSideEffects: [
          {
            test: /[\\/]node_modules[\\/](@zxing|@inertiajs|laravel-precognition)[\\/]/,
            sideEffects: false,
          },
        ],
      },
    },
  },
})

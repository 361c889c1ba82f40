import { indexPages } from '@adonisjs/inertia'
import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  directories: {
    views: 'resources/views',
    languageFiles: 'lang',
  },

  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('#app/assets/vite_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/transmit/transmit_provider'),
    () => import('#app/provider'),
    () => import('#auth/provider'),
    () => import('#content/provider'),
    () => import('#catalogue/provider'),
    () => import('#notifications/provider'),
    () => import('#promo/provider'),
    () => import('#partners/provider'),
    () => import('#reports/provider'),
  ],

  preloads: [
    () => import('#start/routes'),
    () => import('#start/kernel'),
    () => import('#start/view'),
    () => import('#start/outbox'),
    () => import('#start/personal'),
    () => import('#start/media_owners'),
    () => import('#start/first_steps'),
    () => import('#start/waiting'),
    () => import('#start/member_parts'),
    () => import('#start/short_ways'),
    // A server has imported it before, because it asks whether it may start.
    { file: () => import('#start/tables'), environment: ['test'] },
  ],

  tests: {
    suites: [
      { files: ['tests/unit/**/*.spec.{ts,tsx}'], name: 'unit', timeout: 10_000 },
      { files: ['tests/functional/**/*.spec.{ts,tsx}'], name: 'functional', timeout: 120_000 },
      { files: ['tests/browser/**/*.spec.{ts,tsx}'], name: 'browser', timeout: 300_000 },
      { files: ['tests/scripts/**/*.spec.ts'], name: 'scripts', timeout: 240_000 },
    ],
    forceExit: true,
  },

  metaFiles: [
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'lang/*.json', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
    { pattern: 'server_pages/**', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({
        controllers: { source: 'modules', importAlias: '#modules', glob: ['**/*_controller.ts'] },
        events: { enabled: false },
        listeners: { enabled: false },
        transformers: {
          enabled: true,
          source: 'modules',
          importAlias: '#modules',
          glob: ['**/*_transformer.ts'],
          withSharedProps: true,
          inertiaMiddlewareImportPath: '#start/inertia_middleware',
        },
      }),
      indexPages({ framework: 'react', source: 'resources/pages' }),
      generateRegistry(),
    ],
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },
})

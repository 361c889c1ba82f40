import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Texts only the server says; the browser's copy of English goes without them. */
const SERVER_ONLY = /^(mail|sms|push)\./

/** English lies in the bundle, as lean as the file the other languages are fetched from. */
function memberTexts(): Plugin {
  return {
    name: 'member-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0].endsWith('/lang/en.json')) return null
      const texts = Object.entries(JSON.parse(code)).filter(([key]) => !SERVER_ONLY.test(key))
      return { code: JSON.stringify(Object.fromEntries(texts)), map: null }
    },
  }
}

/** Names of components for debugging keep whole unused parts of the library in the bundle. */
function withoutDisplayNames(): Plugin {
  return {
    name: 'without-display-names',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/@inertiajs/react/')) return null
      return { code: code.replace(/^\w+\.displayName = "\w+";$/gm, ''), map: null }
    },
  }
}

export default defineConfig({
  plugins: [
    memberTexts(),
    withoutDisplayNames(),
    react(),
    tailwindcss(),
    adonisjs({
      entryPoints: ['resources/app.tsx', 'resources/css/stickers.css', 'admin/main.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
  ],
  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/resources/`,
      '@generated': `${import.meta.dirname}/.adonisjs/client/`,
    },
  },
  build: {
    sourcemap: false,
    rolldownOptions: {
      // The decoder's packages do not say that importing a file alone does nothing; without that
      // all its kinds of barcodes travel to the phone.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]node_modules[\\/]@zxing[\\/]/, sideEffects: false }],
      },
    },
  },
})

import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
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
  build: { sourcemap: false },
})

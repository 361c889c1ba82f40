import './css/app.css'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { client } from './client'

type PageModule = { default: ComponentType<any> }
const pages = import.meta.glob<PageModule>('./pages/**/*.tsx')

createInertiaApp({
  title: (title) => title || 'Mesterpont',
  resolve: async (name) => {
    const page = await pages[`./pages/${name}.tsx`]()
    return page.default
  },
  setup({ el, App, props }) {
    createRoot(el).render(
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    )
  },
  progress: { delay: 250 },
})

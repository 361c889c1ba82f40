import '../resources/css/fonts.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { BackOffice } from './app'

// Styles written at run time carry the nonce of the page, as its content policy demands.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce
const cache = createCache({ key: 'mp', nonce: nonce || undefined })
// A router that can hold a way back, so that forms may ask before they are left.
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' })

createRoot(document.getElementById('admin')!).render(
  <CacheProvider value={cache}>
    <RouterProvider router={router} useTransitions={false} />
  </CacheProvider>
)

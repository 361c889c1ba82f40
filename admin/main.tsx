import '../resources/css/fonts.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { BackOffice } from './app'

// Styles written at run time carry the nonce of the page, as its content policy demands.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce
const cache = createCache({ key: 'mp', nonce: nonce || undefined })

createRoot(document.getElementById('admin')!).render(
  <CacheProvider value={cache}>
    <BrowserRouter basename="/admin">
      <BackOffice />
    </BrowserRouter>
  </CacheProvider>
)

import '~/css/app.css'
import '~/css/fonts.css'
import './page.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { createRoot } from 'react-dom/client'
import { ComponentPage } from './page'
import { english } from './words/english'
import { hungarian } from './words/hungarian'

const { lang, dataset } = document.documentElement
const words = lang === 'hu' ? hungarian : english

// What a sample leads to would take the reader away from it.
document.addEventListener('click', stopAtSamples, true)
document.title = words.title

createRoot(document.getElementById('app')!).render(
  <CSPProvider disableStyleElements>
    <ComponentPage words={words} locale={lang} theme={dataset.theme ?? 'light'} />
  </CSPProvider>
)

function stopAtSamples(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.closest('nav.kit-contents, header.page-head')) return
  event.preventDefault()
  event.stopPropagation()
}

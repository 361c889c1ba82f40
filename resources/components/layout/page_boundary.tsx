import { House } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { ButtonLink } from '~/components/ui/button_link'
import { catalogue } from '~/translation/catalogue'

/** A page that breaks while it is drawn leaves the layout standing and says so; key it by page. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  componentDidCatch(error: unknown) {
    console.error(error)
  }

  render() {
    if (!this.state.broken) return this.props.children
    const said = catalogue()
    return (
      <div className="wrap">
        <div className="notfound" role="alert">
          <h1>{said.text('error_page.default.title')}</h1>
          <p className="lead soft max-w-[34ch]">{said.text('error_page.default.text')}</p>
          <ButtonLink href="/" big icon={House}>
            {said.text('error_page.home')}
          </ButtonLink>
        </div>
      </div>
    )
  }
}

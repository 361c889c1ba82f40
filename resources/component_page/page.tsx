import { buttons } from './samples/buttons'
import { choices } from './samples/choices'
import { contents } from './samples/contents'
import { fields } from './samples/fields'
import { gifts } from './samples/gifts'
import { messages } from './samples/messages'
import { overlays } from './samples/overlays'
import { points } from './samples/points'
import type { Drawn, Samples, State } from './sample'

/** Every component by the name of its file, in its states. */
export function ComponentPage(drawn: Drawn & { theme: string }) {
  const { words } = drawn
  const samples = Object.entries({
    ...buttons(drawn),
    ...fields(drawn),
    ...choices(drawn),
    ...points(drawn),
    ...messages(drawn),
    ...contents(drawn),
    ...gifts(drawn),
    ...overlays(drawn),
  })
  return (
    <main className="wrap kit-page">
      <header className="page-head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <Looks {...drawn} />
      </header>
      <nav className="kit-contents" aria-label={words.contents}>
        {samples.map(([name]) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {samples.map(([name, states]) => (
        <Shown key={name} name={name} states={states} words={words} />
      ))}
    </main>
  )
}

/** The other theme and the other language, as links: each look has an address. */
function Looks({ words, theme, locale }: Drawn & { theme: string }) {
  const link = (to: { theme?: string; locale?: string }, label: string) => {
    const chosen = { theme, locale, ...to }
    const isCurrent = chosen.theme === theme && chosen.locale === locale
    return (
      <a
        href={`/dev/ui?${new URLSearchParams(chosen).toString()}`}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {label}
      </a>
    )
  }
  return (
    <nav className="kit-contents" aria-label={words.look}>
      {link({ theme: 'light' }, words.light)}
      {link({ theme: 'dark' }, words.dark)}
      {link({ locale: 'hu' }, 'Magyar')}
      {link({ locale: 'en' }, 'English')}
    </nav>
  )
}

type ShownProps = { name: string; states: Samples[string]; words: Drawn['words'] }

function Shown({ name, states, words }: ShownProps) {
  return (
    <section id={name} data-component={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{name}</h2>
      {(Object.keys(states) as State[]).map((state) => (
        <div key={state} className="kit-state" data-state={state}>
          <p className="kit-name">{words.states[state]}</p>
          <div className="kit-samples">{states[state]}</div>
        </div>
      ))}
    </section>
  )
}

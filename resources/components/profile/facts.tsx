import type { ReactNode } from 'react'

/** A name and what it stands for; an empty value is left out. */
export type Fact = [name: string, value: ReactNode]

/** What is known, as a list of names and values. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

import type { ReactNode } from 'react'

interface AuthCardProps {
  title: string
  lead?: ReactNode
  /** What stands above the title, for example the stepper. */
  head?: ReactNode
  children: ReactNode
  /** Links below the card. */
  foot?: ReactNode
}

/** The narrow column of login, registration and reset. */
export function AuthCard({ title, lead, head, children, foot }: AuthCardProps) {
  return (
    <div className="wrap">
      <div className="mx-auto w-full max-w-[560px]">
        <div className="page-head">
          {head}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className="panel stack">{children}</div>
        {foot && <div className="stack pt-5">{foot}</div>}
      </div>
    </div>
  )
}

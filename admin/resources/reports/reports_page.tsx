import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'

// Who works on lists never loads the drawing of figures.
const ProgrammeFigures = lazy(() => import('./programme_figures'))

/** The figures of the programme, which arrive when they are asked for. */
export function ReportsPage() {
  return (
    <Suspense fallback={<Loading />}>
      <ProgrammeFigures />
    </Suspense>
  )
}

import { kept } from '~/server_rendering/kept'
import { classNames } from './class_names'

/** The bucket lid seen from above, the sign for points; always beside a figure or words. */
export const Lid = kept(function Lid({ className }: { className?: string }) {
  return (
    <svg className={classNames('lid', className)} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#ffc61e" stroke="#0d1c20" strokeWidth="2" />
      <circle cx="12" cy="12" r="6.4" fill="none" stroke="#0d1c20" strokeWidth="2" />
      <circle cx="12" cy="12" r="2.3" fill="#0d1c20" />
    </svg>
  )
})

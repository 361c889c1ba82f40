import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

export interface CspNonceProps {
  /** The nonce of this response, from the page's shell. */
  nonce?: string
  children: ReactNode
}

/** Wraps the whole application, so that no component writes a style element the policy would block. */
export function CspNonce({ nonce, children }: CspNonceProps) {
  return (
    <CSPProvider nonce={nonce} disableStyleElements>
      {children}
    </CSPProvider>
  )
}

import type { ReactNode } from 'react'
import { AppBar, Layout as BaseLayout, TitlePortal } from 'react-admin'
import { Logo } from './logo'
import { AdminMenu } from './menu'
import { PasswordPrompt } from './password_prompt'

function Bar() {
  return (
    <AppBar sx={{ '& .RaLoadingIndicator-loadedIcon': { display: { xs: 'none', sm: 'flex' } } }}>
      <Logo />
      <TitlePortal sx={{ ml: 2 }} />
    </AppBar>
  )
}

/** App bar with the house's sign, menu on night, content. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <BaseLayout appBar={Bar} menu={AdminMenu}>
      {children}
      <PasswordPrompt />
    </BaseLayout>
  )
}

import type { ReactNode } from 'react'
import {
  AppBar,
  Layout as BaseLayout,
  Sidebar,
  TitlePortal,
  UserMenu,
  useTranslate,
  type SidebarProps,
} from 'react-admin'
import { useIsPhone } from '../components/use_is_phone'
import { HelpButton } from '../help/help_button'
import { SearchButton } from '../search/search_button'
import { Logo } from './logo'
import { AdminMenu } from './menu'
import { PasswordPrompt } from './password_prompt'

/** On a phone the title of the page needs the room of what can be seen by its sign alone. */
const PHONE_BAR = {
  '& .RaLoadingIndicator-loadedIcon': { display: { xs: 'none', sm: 'flex' } },
  '@media (max-width: 599.95px)': {
    '& #react-admin-title': { fontSize: '1.4rem', overflow: 'hidden' },
    '& #react-admin-title > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [aria-controls="simple-menu"]': {
      'fontSize': 0,
      'minWidth': 40,
      '& .MuiButton-endIcon': { display: 'none' },
      '& .MuiButton-startIcon': { mx: 0 },
    },
  },
}

/** What the page is about is its first heading. */
const HEADING = { component: 'h1', sx: { ml: { xs: 1, sm: 2 }, my: 0 } } as object

function Bar() {
  return (
    <AppBar alwaysOn sx={PHONE_BAR} userMenu={<OwnMenu />}>
      <Logo />
      <TitlePortal {...HEADING} />
      <SearchButton />
      <HelpButton />
    </AppBar>
  )
}

/** Where there is room for the name of who works here, it says what the button is. */
function OwnMenu() {
  return useIsPhone() ? <UserMenu /> : <UserMenu label="" />
}

/**
 * The menu of a desk and the drawer of a phone begin anew where a window changes between them: a drawer that
 * takes over the open menu never ends its closing, and lies over the page for good.
 */
function MenuSide(props: SidebarProps) {
  const isPhone = useIsPhone()
  const name = useTranslate()('menu.name')
  return (
    <Sidebar
      key={isPhone ? 'phone' : 'desk'}
      {...props}
      slotProps={isPhone ? { paper: { 'aria-label': name } } : undefined}
    />
  )
}

/**
 * App bar with the house's sign, menu on night, content. The bar stays: one that comes back as soon as the page
 * moves up slides over what somebody is about to press there.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <BaseLayout appBarAlwaysOn appBar={Bar} sidebar={MenuSide} menu={AdminMenu}>
      {children}
      <PasswordPrompt />
    </BaseLayout>
  )
}

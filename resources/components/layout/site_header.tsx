import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { AppLink } from '~/components/ui/app_link'
import { ButtonLink } from '~/components/ui/button_link'
import { IconButton } from '~/components/ui/icon_button'
import { Logo } from '~/components/ui/logo'
import { spendableText } from '~/components/points/spendable'
import { PointsChip } from '~/components/ui/points_figure'
import { useAhead } from '~/hooks/ahead'
import { useShared } from '~/hooks/use_shared'
import { kept } from '~/server_rendering/kept'
import { useLocale, useT } from '~/translation/use_t'
import { HeaderTape } from './header_tape'
import { LanguageSwitch } from './language_switch'
import { isOn, MenuLink, type MenuEntry } from './menu_link'

const loadMenu = () => import('./menu_drawer')
const MenuDrawer = lazy(loadMenu)

/** Entries that stand as links and buttons of their own in a guest's header, where it is wide. */
const BESIDE_THE_BAR = new Set(['home', 'login', 'register'])

interface SiteHeaderProps {
  path: string
  /** A step that must be finished first shows the logo and the languages alone. */
  hideMenu?: boolean
}

/** Logo, points, languages and the menu: a bar from 1024 px, a drawer below. */
export function SiteHeader({ path, hideMenu }: SiteHeaderProps) {
  const t = useT()
  const { menu, security, productName, points, cart } = useShared()
  const locale = useLocale()
  const pointsText = t(spendableText('layout.points', cart), { points: points ?? 0 })
  return (
    <header className="header">
      <div className="wrap header-row">
        <AppLink className="logo" href="/">
          <Logo name={productName} />
        </AppLink>
        {security.user && points !== null && !hideMenu && (
          <>
            <PointsChip points={points} locale={locale} href="/profil" label={pointsText} />
            <ChangeAnnouncer key={security.user.id} value={points} text={pointsText} />
          </>
        )}
        <span className={hideMenu ? undefined : 'max-md:hidden'}>
          <LanguageSwitch />
        </span>
        {!hideMenu && !security.user && <GuestLinks />}
        {!hideMenu && <MenuButton path={path} />}
      </div>
      {!hideMenu && (
        <MenuBar
          menu={menu}
          current={menu.filter((entry) => isOn(entry, path)).map(({ key }) => key)}
          isGuest={!security.user}
        />
      )}
      <HeaderTape />
    </header>
  )
}

interface MenuBarProps {
  menu: MenuEntry[]
  /** Keys of entries. */
  current: string[]
  isGuest: boolean
}

const MenuBar = kept(function MenuBar({ menu, current, isGuest }: MenuBarProps) {
  const t = useT()
  return (
    <nav className="nav night" aria-label={t('layout.menu')}>
      <div className="wrap">
        <ul>
          {menu.map((entry) => (
            <li
              key={entry.key}
              className={isGuest && BESIDE_THE_BAR.has(entry.key) ? 'md:hidden' : undefined}
            >
              <MenuLink entry={entry} isCurrent={current.includes(entry.key)} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
})

/** Reads out what a figure has become, never what it was when the page came. */
function ChangeAnnouncer({ value, text }: { value: number; text: string }) {
  const [known, setKnown] = useState(value)
  const [hasChanged, setChanged] = useState(false)
  if (value !== known) {
    setKnown(value)
    setChanged(true)
  }
  return (
    <span className="sr" role="status">
      {hasChanged && text}
    </span>
  )
}

function GuestLinks() {
  const t = useT()
  return (
    <>
      <AppLink className="header-link" href="/belepes">
        {t('layout.log_in')}
      </AppLink>
      <ButtonLink href="/regisztracio" className="max-md:hidden">
        {t('layout.register')}
      </ButtonLink>
    </>
  )
}

function MenuButton({ path }: { path: string }) {
  const t = useT()
  const memberId = useShared().security.user?.id ?? null
  // Whose menu was opened: a login or logout closes it.
  const [openedBy, setOpenedBy] = useState<{ memberId: number | null }>()
  const [wanted, setWanted] = useState(false)
  const open = openedBy?.memberId === memberId
  useAhead(loadMenu)
  return (
    <>
      <IconButton
        icon={Menu}
        size="md"
        label={t('layout.menu')}
        className="md:hidden"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpenedBy({ memberId })
        }}
      />
      {wanted && (
        <Suspense>
          <MenuDrawer open={open} onClose={() => setOpenedBy(undefined)} path={path} />
        </Suspense>
      )}
    </>
  )
}

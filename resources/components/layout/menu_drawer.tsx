import { Drawer } from '~/components/ui/drawer'
import { Icon } from '~/components/ui/icon'
import { useShared } from '~/hooks/use_shared'
import { useT } from '~/translation/use_t'
import { LanguageSwitch } from './language_switch'
import { LogOutButton } from './log_out_button'
import { menuIcon } from './menu_icons'
import { isOn, MenuLink } from './menu_link'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  path: string
}

/** The menu of small screens: 350 px from the right, closed by following a link. */
export default function MenuDrawer({ open, onClose, path }: MenuDrawerProps) {
  const t = useT()
  const { menu, security } = useShared()
  return (
    <Drawer
      kind="menu"
      open={open}
      onClose={onClose}
      title={t('layout.menu')}
      closeLabel={t('layout.close')}
      footer={
        <div className="row between">
          <LanguageSwitch />
          {security.user && <LogOutButton />}
        </div>
      }
    >
      <nav aria-label={t('layout.menu')}>
        <ul className="list">
          {menu.map((entry) => (
            <li key={entry.key}>
              <MenuLink
                entry={entry}
                isCurrent={isOn(entry, path)}
                className="tile menu-tile"
                onFollow={onClose}
              >
                <Icon of={menuIcon(entry.key)} />
                {entry.title}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { AppLink } from './app_link'

/** One tab with its panel. */
export interface Tab {
  value: string
  label: ReactNode
  panel: ReactNode
}

export interface TabsProps {
  /** The name of the set of tabs. */
  label: string
  tabs: readonly Tab[]
  defaultValue?: string
  value?: string
  onChange?: (value: string) => void
}

/** Panels of one page, one shown at a time; arrow keys move between the tabs. */
export function Tabs({ label, tabs, defaultValue, value, onChange }: TabsProps) {
  return (
    <BaseTabs.Root
      defaultValue={defaultValue ?? tabs[0]?.value}
      value={value}
      onValueChange={(next: string) => onChange?.(next)}
    >
      <BaseTabs.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

export interface LinkTabsProps {
  label: string
  tabs: readonly { href: string; label: ReactNode; current: boolean }[]
  /** Reads these properties of the page alone. */
  only?: string[]
}

/** Tabs that are pages of their own: links in the same look. */
export function LinkTabs({ label, tabs, only }: LinkTabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <AppLink
          key={tab.href}
          href={tab.href}
          only={only}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
        </AppLink>
      ))}
    </nav>
  )
}

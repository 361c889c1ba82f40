import { SaveButton, Toolbar } from 'react-admin'

/** A template can be kept as it is; a draft is thrown away on its own page. */
export function OnlySave() {
  return (
    <Toolbar>
      <SaveButton alwaysEnable />
    </Toolbar>
  )
}

import { useCallback, useRef } from 'react'
import { useCreatePath, usePermissions } from 'react-admin'
import { useNavigate } from 'react-router'
import type { RoleName } from '../access/roles'
import { GO, goKeysOf, HOME } from './go_keys'
import { useKeys } from './use_keys'

/** The second key is waited for so many ms. */
const WAITS_MS = 1500

/** `g` and a letter open a list that the role may open. */
export function useGoTo() {
  const { permissions: role } = usePermissions<RoleName>()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const begunAt = useRef(-Infinity)
  const onKey = useCallback(
    (pressed: string) => {
      const key = pressed.toLowerCase()
      const isSecond = performance.now() - begunAt.current < WAITS_MS
      begunAt.current = key === GO && !isSecond ? performance.now() : -Infinity
      if (!isSecond) return key === GO
      const found = goKeysOf(role).find(({ letter }) => letter === key)
      if (!found) return false
      const { list } = found
      void navigate(list === HOME ? '/' : createPath({ resource: list, type: 'list' }))
      return true
    },
    [role, navigate, createPath]
  )
  useKeys(onKey)
}

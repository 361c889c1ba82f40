import type { Data } from '@generated/data'
import type { JSONDataTypes } from '@adonisjs/core/types/transformers'
import type { PropsWithChildren } from 'react'

/** The properties of a page: its own and the shared ones. */
export type InertiaProps<T extends JSONDataTypes = {}> = PropsWithChildren<Data.SharedProps & T>

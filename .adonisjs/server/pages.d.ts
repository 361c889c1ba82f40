import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'content/error': ExtractProps<(typeof import('../../resources/pages/content/error.tsx'))['default']>
    'content/home': ExtractProps<(typeof import('../../resources/pages/content/home.tsx'))['default']>
    'content/page': ExtractProps<(typeof import('../../resources/pages/content/page.tsx'))['default']>
  }
}

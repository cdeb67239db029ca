import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser. The page build has no layout, where React warns about it. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

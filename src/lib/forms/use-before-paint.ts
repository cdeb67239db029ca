import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser. The page build has no layout, where React warns about it. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

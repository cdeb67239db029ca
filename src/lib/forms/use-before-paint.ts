import { useEffect, useLayoutEffect } from 'react';

/** An effect before the browser paints. The build of the pages has no browser, where such an effect has no meaning. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

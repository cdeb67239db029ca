import { createContext, useContext } from 'react';
import { getAuth, type Auth } from './auth';

/** How a component gets at the session; tests put their own in. */
export const AuthContext = createContext<() => Auth>(getAuth);

export function useAuth(): Auth {
  return useContext(AuthContext)();
}

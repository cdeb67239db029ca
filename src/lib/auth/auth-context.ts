import { createContext, useContext } from 'react';
import { getAuth, type Auth } from './auth';

/** Gives components access to the session; tests provide their own. */
export const AuthContext = createContext<() => Auth>(getAuth);

export function useAuth(): Auth {
  return useContext(AuthContext)();
}

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

/** Dispatches actions, thunks and API calls. */
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<unknown, unknown, UnknownAction>>();

/** Each selector names the part of the state it reads, so that a feature knows no other's. */
export const useAppSelector: typeof useSelector = useSelector;

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

/** Dispatches actions, thunks and API calls. */
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<unknown, unknown, UnknownAction>>();

/** Each selector declares the part of the state it reads, so that no feature depends on another's. */
export const useAppSelector: typeof useSelector = useSelector;

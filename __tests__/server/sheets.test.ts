/** @jest-environment node */
import './sheets/reading';
import './sheets/importing';
import './sheets/season';

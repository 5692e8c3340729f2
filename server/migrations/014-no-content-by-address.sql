-- A paper is found by the attempt of its ticket; nothing looks for its hash any more, and every publishing wrote it here.
DROP INDEX exam_versions_by_hash;
